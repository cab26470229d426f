import type { ComponentProps, ReactNode } from 'react';
import { FieldWarning } from './FieldWarning';

type Labelled = { id: string; label: string };
type Checked = { /** What is wrong with the value of the field. */ error?: string };

const messageId = (id: string) => `${id}-error`;

/** Ties a control to its message. */
const tied = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? messageId(id) : undefined,
});

const CONTROL =
  'w-full aria-invalid:border-signal-ink aria-invalid:ring-1 aria-invalid:ring-signal-ink';

/**
 * A label above its control; the star of a required one is for the eye, `required` says it to
 * everyone else.
 */
function Field({
  id,
  label,
  required,
  error,
  children,
}: Labelled & Checked & { required?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-bold">
        <span>{label}</span>
        {required && <span aria-hidden> *</span>}
      </label>
      {children}
      {error && (
        <p id={messageId(id)} className="text-label">
          <FieldWarning>{error}</FieldWarning>
        </p>
      )}
    </div>
  );
}

/** A field of one line. */
export function TextField({
  label,
  error,
  ...input
}: Labelled & Checked & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} required={input.required} error={error}>
      <input {...input} {...tied(input.id, error)} className={CONTROL} />
    </Field>
  );
}

/** A field of several lines. */
export function LongTextField({
  label,
  error,
  ...area
}: Labelled & Checked & ComponentProps<'textarea'>) {
  return (
    <Field id={area.id} label={label} required={area.required} error={error}>
      <textarea {...area} {...tied(area.id, error)} className={CONTROL} />
    </Field>
  );
}

/** A choice of one; `children` are its options. */
export function ChoiceField({ label, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Field id={select.id} label={label} required={select.required}>
      <select {...select} className="w-full" />
    </Field>
  );
}
