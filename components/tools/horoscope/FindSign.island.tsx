'use client';
// An island for the form's submit event: a date of birth need not travel to find its sign.

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { localPath } from '@/lib/i18n/language';
import { dayOfBirth } from '@/lib/tools/horoscope/zodiac';
import { HOROSCOPE_PATH } from './horoscopePath';
import type { SignInWords } from './inWords';
import { SignFound } from './SignFound';

type Props = {
  signs: readonly SignInWords[];
  /** The sign whose horoscope is shown, which a form sent without JavaScript keeps. */
  chosen: string;
  /** The date of birth in the address, as a form sent without JavaScript leaves it; null without one. */
  asked: string | null;
};

/** Finds a sign by a date of birth. Without JavaScript the server answers. */
export function FindSign({ signs, chosen, asked }: Props) {
  const t = useTranslations('Horoscope');
  const [date, setDate] = useState(asked !== null && dayOfBirth(asked) ? asked : '');
  const [sent, setSent] = useState(asked);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(date);
  };

  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <form method="get" action={localPath(HOROSCOPE_PATH, useLocale())} onSubmit={onSubmit} className="grid gap-1">
        <label htmlFor="born" className="font-bold">{t('birthDate')}</label>
        <input type="hidden" name="sign" value={chosen} />
        <div className="flex flex-wrap gap-3">
          <input
            id="born"
            name="born"
            type="date"
            autoComplete="bday"
            value={date}
            onChange={({ target }) => setDate(target.value)}
            aria-invalid={(sent !== null && dayOfBirth(sent) === null) || undefined}
            aria-describedby="born-hint"
            className="min-w-44 flex-1"
          />
          <button type="submit" className="btn">{t('find')}</button>
        </div>
        <p id="born-hint" className="text-label text-quiet">{t('birthHint')}</p>
      </form>
      <div role="status">{sent !== null && <SignFound signs={signs} date={sent} />}</div>
    </div>
  );
}
