import { ModelError, modelOf } from '../../src/engine/schema/declaration/model';

/** Each fault of the declarations, by file, as `file#pointer value: expected. remedy`. */
export function faultTexts(files: Parameters<typeof modelOf>[0]): string[] {
  try {
    modelOf(files);
    return [];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return error.faults.map(
      ({ file, pointer, value, expected, remedy }) =>
        `${file}#${pointer} ${JSON.stringify(value)}: ${expected}. ${remedy}`,
    );
  }
}
