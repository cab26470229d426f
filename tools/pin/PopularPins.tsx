import { useTranslations } from 'next-intl';

export type PopularPin = { pincode: string; city: string };

type Props = {
  own: string;
  popular: readonly PopularPin[];
  note: string;
  choose: (pincode: string) => void;
};

export function PopularPins({ own, popular, note, choose }: Props) {
  const t = useTranslations('Pin');
  return (
    <section aria-labelledby="popular-pins" className="print:hidden">
      <h2 id="popular-pins" className="font-bold">
        {t('popular')}
      </h2>
      <form action={own}>
        <ul className="-mx-gutter flex gap-2 overflow-x-auto scroll-px-[40%] overscroll-x-contain px-gutter py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {popular.map(({ pincode, city }) => (
            <li key={pincode} className="flex-none">
              <button
                type="submit"
                name="q"
                value={pincode}
                onClick={(event) => {
                  event.preventDefault();
                  choose(pincode);
                }}
                className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3 text-label whitespace-nowrap"
              >
                <b className="tabular-nums">{pincode}</b>
                <span className="text-quiet">{city}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
      <p className="mt-1 text-label text-quiet">{note}</p>
    </section>
  );
}
