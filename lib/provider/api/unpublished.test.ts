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
  { status: 0 },
  { state: 'draft' },
  { visibility: 'private' },
  { is_active: 0 },
  { is_active: 'N' },
  { published: 'false' },
  { draft: 'yes' },
  { approved: false },
  { status: 'scheduled' },
  { status: 'Archived' },
  { deleted_at: '2024-03-12' },
  { embargo_until: '2099-01-01T00:00:00Z' },
  { _id: 'drafts.7' },
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
  { draft: 'No' },
  { approved: 'Y' },
  { deleted: null },
  { deleted_at: null },
  { status: 1 },
  { state: 'Goa' },
  { visibility: 'public' },
  { active: 1 },
  { embargo: '2020-01-01' },
  { _id: '7' },
])('%j may be read', (entry) => {
  expect(isUnpublished(plainFields(entry))).toBe(false);
});
