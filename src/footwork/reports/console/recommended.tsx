import { useResourceParams } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useEntities } from '#engine/console/data/use-entities';
import { useRecordPaths } from '#engine/console/entity/record/record-paths';
import { languageOf } from '#engine/schema/contract/language';
import type { Entity } from '#engine/schema/model/entity';
import { textIn } from '#engine/schema/model/localized';
import { getRecommendations } from '../endpoints/report';
import { RecommendedProducts } from './views/recommended-products';

const names = ['commodity'];

/** Products that fit the measurement of a report, as links if the user's menus contain products. */
export default function Recommended({ report }: { readonly report: number }) {
  const [commodity] = useEntities(names);
  return commodity ? <Products report={report} commodity={commodity} /> : null;
}

function Products({ report, commodity }: { readonly report: number; readonly commodity: Entity }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const paths = useRecordPaths(commodity);
  const { resources } = useResourceParams();
  const hasPage = resources.some(({ name }) => name === commodity.name);
  const { data = [] } = useEndpoint(getRecommendations, { params: { id: report } });
  return (
    <RecommendedProducts
      products={data.map(({ product, reasons }) => {
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
