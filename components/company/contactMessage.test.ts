import { mailtoUrl } from './contactMessage';

const WRITTEN = {
  name: 'Asha',
  email: 'asha@example.org',
  phone: '',
  subject: 'Rain & roads?',
  message: 'नमस्ते\nBridge closed',
};

it.each([
  [
    WRITTEN,
    'mailto:news@narmada24.example?subject=Rain%20%26%20roads%3F&body=%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87%0D%0ABridge%20closed%0D%0A%0D%0AAsha%0D%0Aasha%40example.org',
  ],
  [
    { ...WRITTEN, message: 'a', phone: '98' },
    'mailto:news@narmada24.example?subject=Rain%20%26%20roads%3F&body=a%0D%0A%0D%0AAsha%0D%0Aasha%40example.org%0D%0A98',
  ],
])('a message is an e-mail with its text and its sender', (written, url) => {
  const form = new FormData();
  Object.entries(written).forEach(([name, value]) => form.set(name, value));
  expect(mailtoUrl('news@narmada24.example', form)).toBe(url);
});
