import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ERROR_SCHEMAS } from '../errors/error-schemas.js';
import { practiceTypesByStream } from './practice.schema.js';
import { swagger } from './annotations.js';
import { addRefusals } from './refusals.js';
import type { Schema } from './schemas.js';
import { SCHEMAS } from './schemas.js';

const ABOUT =
  `Conversations with a guide, spiritual practices, progress. Errors are always an ErrorBody; an address that
takes another method answers 405, one that is not there 404. Fields of a request that are not described are dropped.
A schema of text/event-stream describes each event.`.replaceAll('\n', ' ');

/** What holds between a body's fields, which the fields themselves cannot say. */
const BETWEEN_FIELDS = { PracticeDto: practiceTypesByStream };

/** The OpenAPI 3.1 document of every route, made from the controllers themselves. */
export async function openApiDocument(app: NestFastifyApplication): Promise<object> {
  const { DocumentBuilder, SwaggerModule } = await swagger();
  const config = new DocumentBuilder()
    .setTitle('Emit')
    .setDescription(ABOUT)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config);
  addRefusals(document.paths);
  // Its 401 is of the password: a session is what it opens.
  delete document.paths['/api/v1/auth/login']?.post?.security;
  const schemas: Record<string, Schema> = {
    ...(document.components?.schemas as Record<string, Schema> | undefined),
    ...SCHEMAS,
    ...ERROR_SCHEMAS,
  };
  for (const [name, rule] of Object.entries(BETWEEN_FIELDS)) schemas[name] = { ...schemas[name], ...rule };
  return { ...document, components: { ...document.components, schemas } };
}
