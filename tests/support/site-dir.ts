/** The folder of a project into which `npm run build` writes the finished site. */
export const siteDir = 'dist';
