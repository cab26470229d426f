import type { ComponentProps } from 'react';
import { CategoryPage } from '@/components/section/CategoryPage';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import type { QueryProps } from '@/lib/request/queryParam';
import { currentPath } from '@/lib/request/requestHeaders';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

/** Default layouts of known sections; a configuration may set others. */
const KNOWN: Readonly<
  Record<string, Pick<ComponentProps<typeof CategoryPage>, 'layout' | 'more'>>
> = {
  '/opinion': { layout: 'opinions' },
  '/photos': { layout: 'frames' },
  '/podcasts': { layout: 'plays' },
  '/short-videos': { layout: 'shorts', more: 'videos' },
  '/videos': { layout: 'watch', more: 'videos' },
  '/web-stories': { layout: 'covers' },
};

async function currentSection() {
  const path = await currentPath();
  if (!isSection(path))
    throw new Error(`${path} is not a section, but reached the page of sections`);
  return path;
}

export const generateMetadata = async ({ searchParams }: QueryProps) =>
  listMetadata(await currentSection(), searchParams);

export default async function SectionPage({ searchParams }: QueryProps) {
  const path = await currentSection();
  const { layout } = sectionEntry(path);
  return (
    <CategoryPage
      searchParams={searchParams}
      path={path}
      {...KNOWN[path]}
      {...(layout && { layout })}
    />
  );
}
