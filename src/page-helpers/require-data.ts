/**
 * The data of a page query without null: Gatsby types root fields as nullable, although the content check requires them.
 * @throws if a field is missing, with its name
 */
export const requireData = <Data extends object>(data: Data) => {
  const missing = Object.entries(data).filter(([, value]) => value === null || value === undefined);
  if (missing.length > 0) throw new Error(`No content for: ${missing.map(([field]) => field).join(', ')}.`);
  return data as { [Key in keyof Data]: NonNullable<Data[Key]> };
};
