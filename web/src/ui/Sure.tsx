import { type ReactNode, useState } from 'react';

interface SureProps {
  /** Words, or a sign with a label. */
  readonly words: ReactNode;
  readonly sure: string;
  readonly label?: string;
  act(): void;
}

/** A button that asks once more before it does what cannot be taken back. */
export function Sure({ words, sure, label, act }: SureProps) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className="btn"
      data-sure={asked}
      aria-label={asked ? undefined : label}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) act();
        setAsked(!asked);
      }}
    >
      {asked ? sure : words}
    </button>
  );
}
