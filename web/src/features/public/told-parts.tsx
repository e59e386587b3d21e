import type { ReactNode } from 'react';

export interface Part {
  readonly title: string;
  readonly texts: readonly ReactNode[];
}

/** Sections of plain paragraphs. */
export function ToldParts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ title, texts }) => (
    <section className="band privacy" key={title}>
      <h2>{title}</h2>
      {texts.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </section>
  ));
}
