import { useEffect, useRef, type ReactNode } from 'react';

interface StepProps {
  /** 1 to 3; none of what is done. */
  number?: number;
  title: string;
  children: ReactNode;
}

/** Whoever comes to a step reads on from its title. */
export function Step({ number, title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number !== 1) heading.current?.focus();
  }, [number]);
  return (
    <section className="card import-step">
      {number !== undefined && <p className="caption">Step {number} of 3</p>}
      <h2 className="section-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
