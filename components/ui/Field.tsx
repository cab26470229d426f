import type { ComponentProps, ReactNode } from 'react';

type Labelled = { id: string; label: string };

/** A label above its control; the star of a required one is for the eye, `required` says it to everyone else. */
function Field({ id, label, required, children }: Labelled & { required?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children}
    </div>
  );
}

/** A field of one line. */
export function TextField({ label, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} required={input.required}>
      <input {...input} className="w-full" />
    </Field>
  );
}

/** A field of several lines. */
export function LongTextField({ label, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field id={area.id} label={label} required={area.required}>
      <textarea {...area} className="w-full" />
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
