/** Browsers and systems by what they call themselves; those that pretend to be another come before it. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A device as its owner will know it again: "Firefox, Linux". Of what a browser says about itself nothing else is kept. */
export function labelOf(agent: string | undefined): string {
  const found = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(agent ?? ''))?.[0]);
  return found.filter((name) => name !== undefined).join(', ');
}
