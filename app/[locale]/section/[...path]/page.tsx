import { CategoryPage } from '@/components/section/CategoryPage';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import { currentPath } from '@/lib/request/currentPath';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

async function currentSection() {
  const path = await currentPath();
  if (!isSection(path))
    throw new Error(`${path} is no section, and was led to the page of sections`);
  return path;
}

export const generateMetadata = async ({ searchParams }: Props) =>
  listMetadata(await currentSection(), searchParams);

export default async function SectionPage({ searchParams }: Props) {
  const path = await currentSection();
  return (
    <CategoryPage searchParams={searchParams} path={path} layout={sectionEntry(path).layout} />
  );
}
