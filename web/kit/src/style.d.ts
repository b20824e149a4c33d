import 'react';

/** Custom properties are styles like others. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
