import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { ChoiceField, LongTextField, TextField } from '@/components/ui/Field';
import { AD_TYPES } from '@/lib/content/advertising';

/** Product.md 7.3: the button sends nothing, and a line says so. */
export function QuickContact() {
  const t = useTranslations('Advertise');
  const labels = useTranslations('Contact');
  return (
    <section>
      <BlockHeader title={t('quickForm')} />
      <p className="mb-4 text-quiet">{t('quickNote')}</p>
      <form className="grid gap-4">
        <TextField id="quick-name" name="name" label={labels('name')} autoComplete="name" />
        <TextField
          id="quick-email"
          name="email"
          type="email"
          label={labels('email')}
          autoComplete="email"
        />
        <TextField
          id="quick-phone"
          name="phone"
          type="tel"
          label={labels('phone')}
          autoComplete="tel"
        />
        <ChoiceField id="quick-package" name="package" label={t('package')} defaultValue="">
          <option value="">{t('choose')}</option>
          {AD_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(type)}
            </option>
          ))}
        </ChoiceField>
        <LongTextField id="quick-message" name="message" label={labels('message')} rows={4} />
        <button type="button" className="btn justify-self-start">
          {labels('send')}
        </button>
      </form>
    </section>
  );
}
