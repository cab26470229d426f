'use client';
// An island for the form's submit and input events.

import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LongTextField, TextField } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { useIsHydrated } from '@/lib/browser/useIsHydrated';
import {
  type ContactField,
  type ContactMessages,
  errorIn,
  errorsIn,
  mailtoUrl,
} from './contactMessage';

type Props = {
  words: ContactMessages;
  mailTo?: string;
  subject?: string;
};

/**
 * Disabled until hydration: a native submit would put the text into the URL. The browser validates;
 * the page words the errors.
 */
export function ContactForm({ words, mailTo, subject }: Props) {
  const isHydrated = useIsHydrated();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [done, setDone] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = errorsIn(form, words);
    flushSync(() => {
      setErrors(found);
      setDone(false);
    });
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    if (mailTo) {
      // The text stays in the form, because a device may lack an e-mail program.
      location.assign(mailtoUrl(mailTo, new FormData(form)));
    } else {
      // oxlint-disable-next-line no-console -- product.md 7.1 asks for exactly this, and for no call
      console.log(Object.fromEntries(new FormData(form)));
      alert(words.done);
      form.reset();
    }
    setDone(true);
  };

  const onInput = ({ target }: FormEvent) => {
    setDone(false);
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
      <TextField {...field('subject')} defaultValue={subject} required />
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
        className="flex items-center gap-3 border-s-4 border-up bg-raised px-4 py-2 font-bold empty:sr-only"
      >
        {done && (
          <>
            <Icon name="check" className="text-up" />
            {words.done}
          </>
        )}
      </p>
    </form>
  );
}
