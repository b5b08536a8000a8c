import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition, safeFileName } from '../../../src/engine/server/files/file-name';
import { mediaTypeNamed } from '../../../src/engine/server/http/media-type';

const png = mediaTypeNamed('image/png');
const pdf = mediaTypeNamed('application/pdf');
if (!png || !pdf) throw new Error('unknown media type');

test.each([
  ['foot.PNG', 'foot.PNG'],
  ['足印.png', '足印.png'],
  ['page.html', 'page.png'],
  ['archive.tar.gz', 'archive.tar.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\photos\\left.png', 'left.png'],
  ['.png', 'png.png'],
  ['', 'file.png'],
  ['gpj.\u202Eexe\r\n"x".png', 'gpj.exex.png'],
])('%j becomes %j', (given, kept) => {
  expect(safeFileName(given, png)).toBe(kept);
});

test('whatever is given, the name fits a header, a folder and the content', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = safeFileName(given, png);
      expect(name).toMatch(/^[^\p{C}\\/"<>:|?*]+\.png$/iu);
      expect([...name].length).toBeLessThanOrEqual(130);
      expect(contentDisposition(name, png)).toMatch(/^inline; filename="[ -~]+"; filename\*=UTF-8''[!-~]+$/);
    }),
  );
});

test('a header says the name twice', () => {
  expect(contentDisposition("l'été 100%.pdf", pdf)).toBe(
    `attachment; filename="l'_t_ 100_.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20100%25.pdf`,
  );
});
