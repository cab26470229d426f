import { useLocale } from 'next-intl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { pagePath } from '@/lib/pages/paging';
import { PageNumbers, type PageNumbersProps } from './PageNumbers';

/** The pages of a list, told to search engines too. */
export function Pagination({ page, path, query }: PageNumbersProps) {
  const locale = useLocale();
  const { number, count } = page;
  const url = (to: number) => absoluteUrl(pagePath(path, to, query), locale);
  return (
    <>
      {/*
       * React hoists these to the head; Next's `pagination` metadata would have to wait for the
       * feed.
       */}
      {number > 1 && <link rel="prev" href={url(number - 1)} />}
      {number < count && <link rel="next" href={url(number + 1)} />}
      <PageNumbers page={page} path={path} query={query} />
    </>
  );
}
