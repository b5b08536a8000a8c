/** Words by keys, nested as in the file of a table. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The keys of the English words in their order, each with the table's word or else the English one. */
export function wordSkeleton(english: Words, table: Words): Words {
  return Object.fromEntries(
    Object.entries(english)
      .filter(([, sample]) => typeof sample === 'string' || Object.keys(sample).length > 0)
      .map(([key, sample]) => {
        const word = table[key];
        if (typeof sample === 'string') return [key, typeof word === 'string' ? word : sample];
        return [key, wordSkeleton(sample, typeof word === 'object' ? word : {})];
      }),
  );
}
