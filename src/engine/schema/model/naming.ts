/** `dev_code` -> `Dev code`, `recommendNew` -> `Recommend new`. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `training-plan` -> `training_plan`. */
export function kebabToSnake(name: string): string {
  return name.replaceAll('-', '_');
}
