/**
 * Asserts that each top-level field of a page query found its content: Gatsby types root fields as
 * nullable, although the content check guarantees them.
 * @throws naming the missing fields
 */
export const requireData = <Data extends object>(data: Data) => {
  const missing = Object.entries(data).filter(([, value]) => value === null || value === undefined);
  if (missing.length > 0) throw new Error(`No content for: ${missing.map(([field]) => field).join(', ')}.`);
  return data as { [Key in keyof Data]: NonNullable<Data[Key]> };
};
