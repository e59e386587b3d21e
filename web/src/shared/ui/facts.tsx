interface FactsProps {
  of: readonly (readonly [name: string, value: string])[];
  className: string;
}

/** Names with their values. */
export function Facts({ of, className }: FactsProps) {
  return (
    <dl className={className}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
