import type { ComponentProps, ReactNode } from 'react';
import { FieldWarning } from './FieldWarning';

type Labelled = { id: string; label: string };
type Checked = { error?: string };

const messageId = (id: string) => `${id}-error`;

const tied = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? messageId(id) : undefined,
});

const CONTROL =
  'w-full aria-invalid:border-signal-ink aria-invalid:ring-1 aria-invalid:ring-signal-ink';

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

export function ChoiceField({ label, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Field id={select.id} label={label} required={select.required}>
      <select {...select} className="w-full" />
    </Field>
  );
}
