import { Link2 } from 'lucide-react';
import { useId } from 'react';
import type { WirePassage } from '@emit/contract/scripture';
import './read-also.css';

interface ReadAlsoProps {
  passages: readonly WirePassage[];
  onOpen: (reference: string) => void;
}

/** Verses to read with a passage, by its cross references. */
export function ReadAlso({ passages, onOpen }: ReadAlsoProps) {
  const id = useId();
  const references = [...new Set(passages.flatMap(({ read_also = [] }) => read_also))];
  if (references.length === 0) return null;
  return (
    <section className="read-also" aria-labelledby={id}>
      <h4 id={id}>
        <Link2 size="0.9375rem" aria-hidden />
        Read also
      </h4>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <button type="button" className="read-also__verse" onClick={() => onOpen(reference)}>
              {reference}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
