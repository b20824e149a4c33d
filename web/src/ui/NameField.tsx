export interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  set(name: string): void;
  /** The field was left. */
  leave?(): void;
}

/** Where people write what they want to be called. */
export function NameField({ id, label, value, placeholder, describedBy, set, leave }: NameFieldProps) {
  return (
    <>
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      <input
        id={id}
        type="text"
        maxLength={40}
        autoComplete="nickname"
        placeholder={placeholder}
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
      />
    </>
  );
}
