import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chapterAddress } from '../../features/scripture/page/chapter-address';
import { readerPlaceOf } from '../../features/scripture/places';

/** A link to a passage, as the API writes it, on the reader's page; the words alone where it is none of one chapter. */
export function passageLink(reference: string, label: ReactNode, className?: string): ReactNode {
  const place = readerPlaceOf(reference);
  if (place?.view !== 'chapter') return label;
  return (
    <Link to={chapterAddress(place)} className={className}>
      {label}
    </Link>
  );
}
