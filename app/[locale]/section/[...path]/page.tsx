import { CategoryPage } from '@/components/section/CategoryPage';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import { currentPath } from '@/lib/request/currentPath';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

/** The section of the request's URL, which the middleware leads here. */
async function currentSection() {
  const path = await currentPath();
  if (!isSection(path))
    throw new Error(`${path} is no section, and was led to the page of sections`);
  return path;
}

export const generateMetadata = async ({ searchParams }: Props) =>
  listMetadata(await currentSection(), searchParams);

/**
 * A section that has no page of its own in the product: its news, laid out as the site's
 * configuration says.
 */
export default async function SectionPage({ searchParams }: Props) {
  const path = await currentSection();
  return (
    <CategoryPage searchParams={searchParams} path={path} layout={sectionEntry(path).layout} />
  );
}
