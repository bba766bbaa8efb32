export const editedFolder = 'node_modules/.cache/edited-site';
