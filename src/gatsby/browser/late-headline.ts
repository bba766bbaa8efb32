/**
 * Waits for the headline's own letters until 100 ms after the first paint: where `font-display: optional` leaves a
 * browser free to wait so long (CSS Fonts 4, 11.4.1), Chromium gives a font up that is not there at the first layout.
 * Then what is shown stays. Serialised into the page with the headline, so it may use nothing from outside itself.
 */
export const lateHeadline = () => {
  // Only Chromium has it. WebKit waits by itself, and would exchange letters after such a change.
  if (!('userAgentData' in navigator)) return;
  const show = (display: FontDisplay) => {
    // Named in src/gatsby/fonts/font-faces.ts.
    for (const face of document.fonts)
      if (face.family === 'headline' && face.status !== 'loaded') face.display = display;
  };
  show('fallback');
  requestAnimationFrame(() => setTimeout(show, 100, 'optional'));
};
