import { officeName } from './readOffices';

it.each([
  ['Arjun Guri B.O', 'Arjun Guri', 'branch'],
  ['Vennala S.O', 'Vennala', 'sub'],
  ['Sansad Marg H.O', 'Sansad Marg', 'head'],
  ['Bhopal G.P.O.', 'Bhopal', 'head'],
  ['Town Hall S.O (Mumbai)', 'Town Hall (Mumbai)', 'sub'],
  ['Anjangaon EDB.O', 'Anjangaon', 'branch'],
  ['Mayaganj', 'Mayaganj', 'unnamed'],
  ['Writer"s Building S.O', "Writer's Building", 'sub'],
  ['Hasanpur [Rusera] B.O', 'Hasanpur Rusera', 'branch'],
  ['Gamail \\ B.O', 'Gamail', 'branch'],
  ['B.O.T. Nagar', 'B.O.T. Nagar', 'unnamed'],
])('%s is %s (%s)', (written, name, kind) => {
  expect(officeName(written)).toEqual({ name, kind });
});
