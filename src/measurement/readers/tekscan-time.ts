const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const form =
  /\b(?:(\d{1,2})\s+([a-z]+)|([a-z]+)\s+(\d{1,2})),?\s+(\d{4})\s+(\d{1,2}):(\d{2}):(\d{2})\s*([ap])?/i;

/**
 * `2017-02-16T11:26:22` of `Thursday, 16 February 2017 11:26:22 a.m.`. Undefined for other forms: they depend on the
 * language of Windows, and day and month in figures can be in either order.
 */
export function tekscanTime(text: string): string | undefined {
  const [, dayFirst, monthAfter, monthFirst, dayAfter, year, hour, minute, second, half] =
    form.exec(text) ?? [];
  const month = months.indexOf((monthAfter ?? monthFirst ?? '').toLowerCase()) + 1;
  if (month === 0) return undefined;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = `${year}-${two(month)}-${two(Number(dayFirst ?? dayAfter))}T${two(hours)}:${minute}:${second}`;
  return Number.isNaN(Date.parse(`${clock}Z`)) ? undefined : clock;
}
