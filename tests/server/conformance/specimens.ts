import { type Model, modelOf } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import { articleSchema, bigArticleSchema } from '../../support/article';
import { basketSchema, goodSchema } from '../../support/basket';
import { badgeSchema, claimSchema, expenseSchema, gateSchema, refundSchema } from '../../support/claim';
import { entrySchema } from '../../support/entry';
import { parcelSchema } from '../../support/parcel';
import { purchaseSchema } from '../../support/purchase';
import { reviewSchema } from '../../support/review';
import { ruledSchema } from '../../support/ruled';
import { settingsSchema } from '../../support/settings';
import { specimenSchema, specimenShopSchema } from '../../support/specimen';

const files = import.meta.glob<EntitySchema>('#schemas/*.ts', { eager: true, import: 'default' });

const specimens: Readonly<Record<string, EntitySchema>> = {
  'specimen.ts': specimenSchema,
  'specimen-shop.ts': specimenShopSchema,
  'ruled.ts': ruledSchema,
  'specimen-review.ts': reviewSchema,
  'specimen-entry.ts': entrySchema,
  'specimen-settings.ts': settingsSchema,
  'specimen-purchase.ts': purchaseSchema,
  'specimen-parcel.ts': parcelSchema,
  'specimen-good.ts': goodSchema,
  'specimen-basket.ts': basketSchema,
  'specimen-claim.ts': claimSchema,
  'specimen-expense.ts': expenseSchema,
  'specimen-refund.ts': refundSchema,
  'specimen-badge.ts': badgeSchema,
  'specimen-gate.ts': gateSchema,
  'specimen-article.ts': articleSchema,
  'specimen-big-article.ts': bigArticleSchema,
};

/** The product's entities, one entity with every field type, one with every keyword of actions, and others. */
export const model: Model = modelOf({ ...files, ...specimens });

/** Settings, files and nested lists; measurements and shares; workflows, locks and rollups. */
const ofThree = ['store', 'report', 'order'];

const names = new Set([...Object.values(specimens).map(({ $id }) => $id), ...ofThree]);

/**
 * Both engines run the same SQL. PGlite differs in the types of its driver and in its single connection; the specimens,
 * which use every keyword, and three entities of the product cover that.
 */
export const entitiesOnPglite: readonly Entity[] = [...model.entities.values()].filter(({ name }) =>
  names.has(name),
);
