import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SCHEMAS } from './schemas.js';

/** The OpenAPI 3.1 document of every route, made from the controllers themselves. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Emit')
    .setDescription(
      'Conversations with a guide, spiritual practices, progress. Errors are always an ErrorBody.',
    )
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config);
  const components = document.components ?? {};
  return {
    ...document,
    components: { ...components, schemas: { ...components.schemas, ...SCHEMAS } },
  };
}
