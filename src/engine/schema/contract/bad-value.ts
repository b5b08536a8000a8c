import { AppError } from './app-error';

/** The refusal of a value in the address, a header or a parameter. */
export function badValue(name: string, value: unknown, wanted?: string): AppError {
  return new AppError('badValue', { name, value: String(value).slice(0, 100), ...(wanted && { wanted }) });
}
