/** What a drawing (SVG) in the content may hold. Whatever is not named here is refused, however it is written. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Shapes and what paints them. None of these runs, moves, links or fetches anything. */
export const allowedElements = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes with names, numbers and words for those who do not see the drawing. */
const plainAttributes = words(`
  id class version viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side
  offset gradientUnits spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits
  maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 tableValues slope intercept amplitude
  exponent order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ scale
  xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles
  role aria-hidden aria-label aria-labelledby lang xml:lang xml:space data-name
`);

/** Attributes whose value is written as in a style sheet (SVG 2, presentation attributes). */
const styledAttributes = words(`
  transform gradientTransform patternTransform transform-origin
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering unicode-bidi vector-effect visibility word-spacing writing-mode
`);

/** The only values of the attributes that say what names mean: bound to another, `g` might be a script. */
const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:svg': 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** The functions of a style sheet that fetch nothing. `url()` is looked into. */
export const allowedFunctions = words(`
  url var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color-mix
  matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  not is where nth-child nth-of-type
`);

/** The rules of a style sheet that fetch nothing. */
export const allowedRules = words('media');

/** How the value of an attribute is judged; nothing for an attribute that may not be there. */
export function judgeOf(attribute: string): 'plain' | 'styled' | 'style' | 'reference' | { only: string } | undefined {
  if (plainAttributes.has(attribute)) return 'plain';
  if (styledAttributes.has(attribute)) return 'styled';
  if (attribute === 'style') return 'style';
  if (attribute === 'href' || attribute === 'xlink:href') return 'reference';
  const only = Object.hasOwn(namespaces, attribute) ? namespaces[attribute] : undefined;
  return only === undefined ? undefined : { only };
}
