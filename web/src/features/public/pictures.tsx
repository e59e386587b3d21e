import { useEffect, useRef, useState, type RefObject } from 'react';
import './pictures.css';

/** How `npm run pictures` takes them, in CSS pixels. */
const SIZE = { width: 390, height: 780 };

const PICTURES = [
  {
    name: 'today',
    title: 'Your day begins here',
    text: 'A verse for today, one thing to do next, and your days of practice in a row.',
    alt: 'The page of the day on a phone: a greeting by name, a checked verse for today and the days of practice.',
  },
  {
    name: 'talk',
    title: 'Answers that show their sources',
    text: 'The verse, its reference, and the mark of the check. One tap opens the chapter.',
    alt: 'The end of an answer on a phone: a quoted verse with its reference, and a line that says that all quotations are word for word.',
  },
  {
    name: 'progress',
    title: 'A journey you can see',
    text: 'Levels, MindStreams and weeks, from ten quiet minutes to years.',
    alt: 'The progress on a phone: a ring for the level with the points to the next, and a MindStream with its bar.',
  },
] as const;

/** So far below what is in sight, in CSS pixels, pictures are fetched. */
const NEAR = 400;

/**
 * Whether an element has come near. `loading="lazy"` alone fetches what is up to 2,500 pixels away, on slow connections most
 * of all: more bytes than all else that a phone needs to show the page.
 */
function useHasComeNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** The app itself, in the look that the page has; the other one is not fetched. */
export function Pictures() {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useHasComeNear(list);
  return (
    <ul className="pictures" ref={list}>
      {PICTURES.map(({ name, title, text, alt }) => (
        <li key={name}>
          <div className="phone">
            {isNear &&
              (['light', 'dark'] as const).map((look) => (
                <img
                  key={look}
                  className={`phone__${look}`}
                  loading="lazy"
                  decoding="async"
                  {...SIZE}
                  alt={alt}
                  src={`/pictures/${name}-${look}.webp`}
                />
              ))}
            <noscript>
              <img {...SIZE} alt={alt} loading="lazy" src={`/pictures/${name}-light.webp`} />
            </noscript>
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
