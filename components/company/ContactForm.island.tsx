'use client';
// An island for the form's submit and input events.

import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LongTextField, TextField } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { useIsHydrated } from '@/components/ui/useIsHydrated';
import { type ContactField, type ContactMessages, errorIn, errorsIn } from './contactErrors';

/**
 * Logs what was written, says so and empties the form; no call is made. What is missing or wrong is
 * the browser's own finding, put into the page's words beside the field. Until this script runs,
 * and without it, the button is disabled: the browser would put the text into the URL.
 */
export function ContactForm({ words }: { words: ContactMessages }) {
  const isHydrated = useIsHydrated();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [sent, setSent] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = errorsIn(form, words);
    flushSync(() => {
      setErrors(found);
      setSent(false);
    });
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    // eslint-disable-next-line no-console -- the spec asks for exactly this, and for no call
    console.log(Object.fromEntries(new FormData(form)));
    alert(words.sent);
    form.reset();
    setSent(true);
  };

  /**
   * A message goes, or changes, with what it is about; none comes while somebody is still typing.
   */
  const onInput = ({ target }: FormEvent) => {
    setSent(false);
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      setErrors((before) =>
        before[target.name] ? { ...before, [target.name]: errorIn(target, words) } : before,
      );
    }
  };

  const field = (name: ContactField) => ({
    id: name,
    name,
    label: words.labels[name],
    error: errors[name],
  });

  return (
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-4"
    >
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('subject')} required />
      <LongTextField {...field('message')} rows={6} required />
      <button
        type="submit"
        disabled={!isHydrated}
        className="btn justify-self-start disabled:border-sunk disabled:bg-sunk disabled:text-quiet"
      >
        {words.send}
      </button>
      <p
        role="status"
        className="flex items-center gap-3 border-l-4 border-up bg-raised px-4 py-2 font-bold empty:sr-only"
      >
        {sent && (
          <>
            <Icon name="check" className="text-up" />
            {words.sent}
          </>
        )}
      </p>
    </form>
  );
}
