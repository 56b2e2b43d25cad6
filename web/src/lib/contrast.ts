/**
 * The contrast of two colours, 1 to 21.
 * @param one as `#rrggbb` or `#rgb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) throw new RangeError(`Not a colour: ${colour}`);
  const size = digits.length / 3;
  const channel = (index: number) => {
    const hex = digits.slice(index * size, (index + 1) * size);
    return linear(Number.parseInt(size === 1 ? hex + hex : hex, 16) / 255);
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Removes the gamma of sRGB. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
