import { Link2 } from 'lucide-react';
import { useId } from 'react';
import type { WirePassage } from '@emit/contract/scripture';
import './read-also.css';

interface ReferencesProps {
  title: string;
  references: readonly string[];
  onOpen: (reference: string) => void;
  /** Of the title, below what it belongs to. */
  heading?: 'h2' | 'h3';
}

/** References to press, under a title; nothing where there are none. A group, no landmark: a page may have several. */
export function References({ title, references, onOpen, heading: Heading = 'h3' }: ReferencesProps) {
  const id = useId();
  if (references.length === 0) return null;
  return (
    <div role="group" className="read-also" aria-labelledby={id}>
      <Heading id={id} className="read-also__title">
        <Link2 size="0.9375rem" aria-hidden />
        {title}
      </Heading>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <button type="button" className="read-also__verse" onClick={() => onOpen(reference)}>
              {reference}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReadAlsoProps extends Pick<ReferencesProps, 'onOpen' | 'heading'> {
  passages: readonly WirePassage[];
}

/** Verses to read with a passage, by its cross references. */
export function ReadAlso({ passages, ...rest }: ReadAlsoProps) {
  const references = [...new Set(passages.flatMap(({ read_also = [] }) => read_also))];
  return <References title="Read also" references={references} {...rest} />;
}
