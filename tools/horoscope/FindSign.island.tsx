'use client';
// An island for the form's submit event: a date of birth should stay on the device.
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { FieldWarning } from '@/components/ui/FieldWarning';
import { useEarlyInput } from '@/lib/browser/useEarlyInput';
import { type Day, dayOfBirth, isOnTheEdge, signOn } from '@/lib/content/zodiac';
import { localPath } from '@/lib/i18n/language';
import { HOROSCOPE_PATH } from '@/tools/shared/toolPaths';
import { usePrivateParams } from '@/tools/shared/usePrivateParams';
import type { LocalizedSign } from './signs';

type SignFoundProps = { signs: readonly LocalizedSign[]; day: Day };

function SignFound({ signs, day }: SignFoundProps) {
  const t = useTranslations('Horoscope');
  const id = signOn(day);
  const sign = signs.find((one) => one.id === id);
  if (!sign) return null;
  return (
    <div className="rule-top bg-raised p-4">
      <p className="text-label font-bold text-river">{t('yourSign')}</p>
      <p className="text-card-l font-bold">
        <span aria-hidden>{`${sign.symbol} `}</span>
        <span>{sign.name}</span>
      </p>
      <p className="text-label text-quiet">{sign.dates}</p>
      {isOnTheEdge(day) && <p className="mt-2">{t('edge')}</p>}
      {sign.href ? (
        <a
          href={`${sign.href}#reading`}
          className="touch-target chevron mt-1 gap-2 font-bold text-river"
        >
          {t('read', { sign: sign.name })}
        </a>
      ) : (
        <p className="mt-2">{t('notYet', { sign: sign.name })}</p>
      )}
    </div>
  );
}

type Props = {
  signs: readonly LocalizedSign[];
  chosen: string;
  initial: string | null;
};

const PARAMS = ['born'];

export function FindSign({ signs, chosen, initial }: Props) {
  const t = useTranslations('Horoscope');
  const [date, setDate] = useState(initial !== null && dayOfBirth(initial) ? initial : '');
  const [sent, setSent] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  usePrivateParams(PARAMS);
  const day = sent === null ? null : dayOfBirth(sent);
  const invalid = sent !== null && day === null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(date);
    // Focus makes screen readers announce the field with its error.
    if (dayOfBirth(date) === null) field.current?.focus();
  };

  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <form
        ref={useEarlyInput<HTMLFormElement>()}
        method="get"
        action={localPath(HOROSCOPE_PATH, useLocale())}
        onSubmit={onSubmit}
        className="grid gap-1"
      >
        <label htmlFor="born" className="font-bold">
          {t('birthDate')}
        </label>
        <input type="hidden" name="sign" value={chosen} />
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            id="born"
            name="born"
            type="date"
            autoComplete="bday"
            value={date}
            onChange={({ target }) => setDate(target.value)}
            aria-invalid={invalid || undefined}
            aria-describedby="born-hint"
            className="min-w-44 flex-1 aria-invalid:border-signal-ink aria-invalid:ring-1 aria-invalid:ring-signal-ink"
          />
          <button type="submit" className="btn">
            {t('find')}
          </button>
        </div>
        <div id="born-hint" className="text-label text-quiet">
          {invalid && <FieldWarning>{t('noDate')}</FieldWarning>}
          <p>{t('birthHint')}</p>
        </div>
      </form>
      <div role="status">{day && <SignFound signs={signs} day={day} />}</div>
    </div>
  );
}
