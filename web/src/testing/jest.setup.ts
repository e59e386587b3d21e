import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// jsdom has no media queries: specs see a wide, light screen.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// jsdom has no WebCrypto; Node's is the browsers'.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

// jsdom has no layout: nothing scrolls, and nothing changes its size.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// Nothing comes near that is not in sight.
window.IntersectionObserver ??= class {
  observe = () => undefined;
  disconnect = () => undefined;
} as unknown as typeof IntersectionObserver;

// A part of the app is loaded when it is first shown: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 20_000 });
