import { useResourceParams } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntities } from '#engine/console/data/use-entities';
import { useRecordPaths } from '#engine/console/entity/record/record-paths';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import { languageOf } from '#engine/schema/contract/language';
import type { Entity } from '#engine/schema/model/entity';
import { textIn } from '#engine/schema/model/localized';
import type { getRecommendations } from '../endpoints/report';
import { RecommendedProducts } from './views/recommended-products';

const names = ['commodity'];

interface Props {
  readonly products: ResponseOf<typeof getRecommendations>;
}

/** Products that fit the measurement of a report, as links if the user's menus contain products. */
export default function Recommended({ products }: Props) {
  const [commodity] = useEntities(names);
  return commodity ? <Products products={products} commodity={commodity} /> : null;
}

function Products({ products, commodity }: Props & { readonly commodity: Entity }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const paths = useRecordPaths(commodity);
  const { resources } = useResourceParams();
  const hasPage = resources.some(({ name }) => name === commodity.name);
  return (
    <RecommendedProducts
      products={products.map(({ product, reasons }) => {
        const id = Number(product.id);
        const name = textIn(product.name, language)?.text;
        return {
          id,
          name: hasPage ? <Link to={paths.show(id)}>{name}</Link> : name,
          headline: textIn(product.title, language)?.text ?? null,
          picture: typeof product.thumbnail === 'string' ? product.thumbnail : null,
          needs: reasons.map(({ need }) => need),
        };
      })}
    />
  );
}
