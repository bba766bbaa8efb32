const first = Number(process.env.PORT ?? 9080) + 2;

/** Where the site is served while it is tried. */
export const ports = { plain: first, secure: first + 1, port80: first + 2, proxy: first + 3 };
