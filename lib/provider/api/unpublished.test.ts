import { plainFields } from './plainFields';
import { isUnpublished } from './unpublished';

it.each([
  { status: 'draft' },
  { status: 'Pending Review' },
  { post_status: 'auto-draft' },
  { publishStatus: 'UNPUBLISHED' },
  { status: 'trash' },
  { isPublished: false },
  { is_published: 0 },
  { published: '0' },
  { isDraft: true },
  { is_deleted: 1 },
])('%j is no news for readers', (entry) => {
  expect(isUnpublished(plainFields(entry))).toBe(true);
});

it.each([
  {},
  { status: 'published' },
  { status: 'publish' },
  { status: 200 },
  { status: 'Drafted into the team' },
  { published: '2026-11-20' },
  { published: null },
  { isPublished: true },
  { is_published: 1 },
  { draft: false },
  { deleted: null },
])('%j may be read', (entry) => {
  expect(isUnpublished(plainFields(entry))).toBe(false);
});
