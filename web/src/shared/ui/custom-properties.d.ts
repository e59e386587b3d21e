import 'react';

declare module 'react' {
  // A style may set a variable that the style sheet reads.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
