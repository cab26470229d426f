import { framedPageUrl } from './framedPageUrl';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

it.each([
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d58648.1!2d77.38!3d23.25!2m3!1f0',
    `${SEARCH}23.25%2C77.38`,
  ],
  ['https://www.google.com/maps/embed/v1/place?key=K&q=Sagar+Lake', `${SEARCH}Sagar%20Lake`],
  ['https://maps.google.com/maps?q=सागर&t=&z=13&output=embed', `${SEARCH}${encodeURI('सागर')}`],
  ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
  ['https://www.google.com/maps?q=Sagar', 'https://www.google.com/maps?q=Sagar'],
  [
    'https://maps.example.org/?q=Sagar&output=embed',
    'https://maps.example.org/?q=Sagar&output=embed',
  ],
])('the page of the map at %s is %s', (frame, page) => {
  expect(framedPageUrl(frame)).toBe(page);
});
