import type { Locator } from '@playwright/test';

/** Where an element stands in the window. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
