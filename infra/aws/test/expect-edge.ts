import { expect } from 'vitest';
import type { Stage } from '../stages.ts';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

/** Returns the firewall of the distribution; undefined if there is none. */
export function webAclOf(template: TemplateJson): unknown {
  const [front] = Object.values(resourcesOf(template, 'AWS::CloudFront::Distribution'));
  const config = front?.Properties['DistributionConfig'] as { WebACLId?: unknown } | undefined;
  return config?.WebACLId;
}

/** Expects the firewall and the probe of a stage, with their alarm. */
export function expectEdge(
  template: TemplateJson,
  { firewallLimit, siteUrl, alarmEmail }: Stage,
): void {
  const [firewall] = Object.values(resourcesOf(template, 'AWS::WAFv2::WebACL'));
  expect(firewall?.Properties).toMatchObject({
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    Rules: [
      {
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: firewallLimit } },
      },
      { OverrideAction: { None: {} } },
      { OverrideAction: { None: {} } },
    ],
  });
  // It takes Python that learners submit for attacks.
  expect(JSON.stringify(firewall)).not.toContain('CommonRuleSet');
  const [[probe, check] = ['', undefined]] = Object.entries(
    resourcesOf(template, 'AWS::Route53::HealthCheck'),
  );
  expect(check?.Properties).toMatchObject({
    HealthCheckConfig: {
      Type: 'HTTPS',
      FullyQualifiedDomainName: new URL(siteUrl).hostname,
      ResourcePath: '/api/health',
    },
  });
  const [alarm] = Object.values(resourcesOf(template, 'AWS::CloudWatch::Alarm'));
  const [topic] = Object.keys(resourcesOf(template, 'AWS::SNS::Topic'));
  expect(textOf(alarm?.Properties)).toMatchObject({
    Dimensions: [{ Name: 'HealthCheckId', Value: `\${${probe}.HealthCheckId}` }],
    AlarmActions: [`\${${topic ?? ''}}`],
  });
  const [mail] = Object.values(resourcesOf(template, 'AWS::SNS::Subscription'));
  expect(mail?.Properties).toMatchObject({ Protocol: 'email', Endpoint: alarmEmail });
}
