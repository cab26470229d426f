import { useTranslations } from 'next-intl';
import { type Day, isOnTheEdge, signOn } from '@/lib/tools/horoscope/zodiac';
import type { LocalizedSign } from './localizedSign';

type Props = { signs: readonly LocalizedSign[]; day: Day };

/** The sign of a date of birth and the way to its horoscope, or that there is none here. */
export function SignFound({ signs, day }: Props) {
  const t = useTranslations('Horoscope');
  const id = signOn(day);
  const sign = signs.find((one) => one.id === id);
  if (!sign) return null;
  return (
    <div className="rule-top bg-raised p-4">
      <p className="text-label font-bold text-river">{t('yourSign')}</p>
      <p className="text-card-l font-bold">
        <span aria-hidden>{sign.symbol} </span>
        {sign.name}
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
