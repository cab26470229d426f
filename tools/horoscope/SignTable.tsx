import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { TableHead } from '@/tools/shared/TableHead';
import type { LocalizedSign } from './signs';

export function SignTable({ signs }: { signs: readonly LocalizedSign[] }) {
  const t = useTranslations('Horoscope');
  return (
    <section>
      <BlockHeader id="signs" title={t('allSigns')} />
      <ScrollingTable labelledBy="signs">
        <table className="ruled-table wrap-break-word [&_:is(th,td)]:text-start">
          <TableHead columns={[t('sign'), t('dates'), t('element')]} />
          <tbody>
            {signs.map(({ id, name, symbol, dates, element, href }) => (
              <tr key={id}>
                <th scope="row" className={href ? 'py-0!' : ''}>
                  {href ? (
                    <a href={`${href}#reading`} className="touch-target gap-1.5 text-river">
                      <span aria-hidden>{symbol}</span>
                      {name}
                    </a>
                  ) : (
                    <>
                      <span aria-hidden className="me-1.5">
                        {symbol}
                      </span>
                      {name}
                      <span className="block text-meta font-normal text-quiet">{t('notHere')}</span>
                    </>
                  )}
                </th>
                <td>{dates}</td>
                <td>{element}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </section>
  );
}
