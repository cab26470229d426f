import { findPins } from './findPins';

const find = (query: string, shown = 20) => findPins({ query, mode: 'pincode', shown }, 'en');

it('has the sample record first, its own post office once, and twenty results in all', async () => {
  const found = await find('110001');
  expect(found).toMatchObject({
    ok: true,
    value: { records: [{ pincode: '110001' }], offices: { length: 19 }, hasMore: true },
  });
  expect(JSON.stringify(found)).toContain('Sansad Marg');
  expect(JSON.stringify(found)).not.toContain('"name":"New Delhi"');
});

it('has the rest with the next step, and then no more', async () => {
  expect(await find('110001', 40)).toMatchObject({
    ok: true,
    value: { offices: { length: 20 }, hasMore: false },
  });
});

it('finds what is no record', async () => {
  expect(await find('462001')).toMatchObject({
    ok: true,
    value: { records: [], offices: { length: 12 }, hasMore: false },
  });
});
