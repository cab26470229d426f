import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { Instalment } from '@/lib/tools/emi/schedule';
import { scheduleCsv } from '@/lib/tools/emi/scheduleCsv';

type Props = { instalments: readonly Instalment[]; monthName: (index: number) => string };

const BUTTON = 'btn btn-alt px-4!';

function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Takes the schedule away: as a file, or on paper. */
export function SaveSchedule({ instalments, monthName }: Props) {
  const t = useTranslations('Emi');
  const tool = useTranslations('Tool');
  const save = () => {
    const header = [
      t('number'),
      t('month'),
      t('payment'),
      t('principal'),
      t('interest'),
      t('balance'),
    ];
    download(scheduleCsv(instalments, header, monthName), 'emi-schedule.csv');
  };
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <button type="button" onClick={save} className={BUTTON}>
        <Icon name="csv" className="size-5" />
        {t('save')}
      </button>
      <button type="button" onClick={() => window.print()} className={BUTTON}>
        <Icon name="print" className="size-5" />
        {tool('print')}
      </button>
    </div>
  );
}
